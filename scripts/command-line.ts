// Programs by name on every system. On Windows the tools of node_modules/.bin are scripts of cmd.exe, which would take a
// path with a space, or an argument with one of its own characters, apart.

export interface Spawned {
  readonly file: string;
  readonly args: string[];
  /** The arguments are quoted already. */
  readonly windowsVerbatimArguments?: true;
}

/** What cmd.exe reads as something else than text. */
const SPECIAL = /[()\][%!^"`<>&|;, *?]/g;
const escapeSpecial = (text: string): string => text.replace(SPECIAL, "^$&");

/**
 * An argument as the program behind a script of cmd.exe reads it: quoted by the rules of Windows programs, then escaped
 * twice, since cmd.exe reads it once for the command line and once for the `%*` in the script.
 */
function quoteForCmd(argument: string): string {
  // Backslashes before a quote, or at the end, would escape that quote.
  const quoted = `"${argument.replace(/(\\*)"/g, String.raw`$1$1\"`).replace(/(\\+)$/, "$1$1")}"`;
  return escapeSpecial(escapeSpecial(quoted));
}

/** What to hand to `spawn`, without its option `shell`. */
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
