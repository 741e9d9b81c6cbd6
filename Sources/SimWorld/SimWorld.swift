// The room's door; the module's parts lie in its folders.
