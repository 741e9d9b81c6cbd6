/// What a shell offers behind `pfsim`, made from the command table.
package enum Completions {
  /// The shells that are known.
  package static let shells = ["bash", "zsh", "fish"]

  /// The script of a shell.
  ///
  /// - Throws: ``UsageError`` that offers the nearest shell.
  package static func script(for shell: String) throws(UsageError) -> String {
    switch shell {
    case "bash": return bash
    case "zsh": return zsh
    case "fish": return fish
    default: throw UsageError("there are no completions for `\(shell)`", nearest: shell, among: shells)
    }
  }

  private static var names: String { CommandTable.commands.map(\.name).joined(separator: " ") }

  // MARK: Bash

  private static var bash: String {
    let cases = CommandTable.commands.map { command in
      let options = command.options.flatMap { [$0.name, $0.short].compactMap { $0 } } + ["--help"]
      return "    \(command.name)) words=\(quoted(options.joined(separator: " "))) ;;"
    }
    let choices = CommandTable.commands.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map { option in
        "    \(command.name):\(option.name)) COMPREPLY=($(compgen -W "
          + "\(quoted(option.choices.joined(separator: " "))) -- \"$current\")); return ;;"
      }
    }
    return """
      # Completions of pfsim for bash: source this file, or write it to bash-completion's folder as `pfsim`.
      _pfsim() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" words=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W \(quoted(names + " --help --version")) -- "$current"))
          return
        fi
        case "$command:$previous" in
      \(choices.joined(separator: "\n"))
          completions:*) COMPREPLY=($(compgen -W \(quoted(shells.joined(separator: " "))) -- "$current")); return ;;
        esac
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
          *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _pfsim pfsim
      """
  }

  // MARK: Zsh

  private static var zsh: String {
    let commands = CommandTable.commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = CommandTable.commands.map { command in
      let options = command.options.map { option in
        let repeats = option.isRepeatable ? "*" : ""
        let head = "\(repeats)\(option.name)[\(bracketed(option.summary))]"
        guard let value = option.value else { return quoted(head) }
        let action =
          option.choices.isEmpty
          ? (value.hasPrefix("FILE") ? "_files" : " ") : "(\(option.choices.joined(separator: " ")))"
        return quoted("\(head):\(value.replacing(":", with: "\\:")):\(action)")
      }
      let operands = command.name == "completions" ? "'*::(\(shells.joined(separator: " ")))'" : "'*:file:_files'"
      return "    \(command.name)) _arguments \((options + [operands]).joined(separator: " ")) ;;"
    }
    return """
      #compdef pfsim
      # Completions of pfsim for zsh: write this file to a folder of $fpath as `_pfsim`.
      _pfsim() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_pfsim" ]; then _pfsim "$@"; else compdef _pfsim pfsim; fi
      """
  }

  private static func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  // MARK: Fish

  private static var fish: String {
    let unchosen = "not __fish_seen_subcommand_from \(names)"
    var lines = ["# Completions of pfsim for fish: write this file to ~/.config/fish/completions/pfsim.fish."]
    for command in CommandTable.commands {
      lines.append("complete -c pfsim -n \(quoted(unchosen)) -f -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in CommandTable.commands {
      let chosen = quoted("__fish_seen_subcommand_from \(command.name)")
      for option in command.options {
        var words = ["complete -c pfsim -n \(chosen) -l \(option.name.dropFirst(2))"]
        if let short = option.short { words.append("-s \(short.dropFirst())") }
        if let value = option.value { words.append(value.hasPrefix("FILE") ? "-r -F" : "-x") }
        if !option.choices.isEmpty { words.append("-a \(quoted(option.choices.joined(separator: " ")))") }
        lines.append((words + ["-d \(quoted(option.summary))"]).joined(separator: " "))
      }
    }
    lines.append(
      "complete -c pfsim -n \(quoted("__fish_seen_subcommand_from completions")) -f -a "
        + quoted(shells.joined(separator: " ")))
    return lines.joined(separator: "\n")
  }

  /// A word in single quotes, as all three shells read it.
  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
