// Runs programs by name on every system. On Windows the tools of node_modules/.bin are cmd.exe scripts, which would
// split paths with spaces or special characters.

export interface Spawned {
  readonly file: string;
  readonly args: string[];
  /** The arguments are already quoted. */
  readonly windowsVerbatimArguments?: true;
}

/** Characters that cmd.exe interprets. */
const SPECIAL = /[()\][%!^"`<>&|;, *?]/g;
const escapeSpecial = (text: string): string => text.replace(SPECIAL, "^$&");

/**
 * Quotes an argument for a program behind a cmd.exe script: by the rules of Windows programs, then escaped twice, since
 * cmd.exe parses it for the command line and again for the script's `%*`.
 */
function quoteForCmd(argument: string): string {
  // Backslashes before a quote, or at the end, would escape that quote.
  const quoted = `"${argument.replace(/(\\*)"/g, String.raw`$1$1\"`).replace(/(\\+)$/, "$1$1")}"`;
  return escapeSpecial(escapeSpecial(quoted));
}

/** Program and arguments for `spawn` without its option `shell`. */
export function commandLine([command, ...args]: readonly [string, ...string[]], platform = process.platform): Spawned {
  if (command === "node") return { file: process.execPath, args };
  if (platform !== "win32") return { file: command, args };
  const line = [escapeSpecial(command), ...args.map(quoteForCmd)].join(" ");
  return {
    file: process.env.ComSpec ?? "cmd.exe",
    args: ["/d", "/s", "/c", `"${line}"`],
    windowsVerbatimArguments: true,
  };
}
