// Command line options of `diff`, `proxy`, `states` and `selftest`.
import { addressOf, parsed, UsageError } from "#runner/check-options.ts";

function portOf(text: string): number {
  const port = Number(text);
  if (text.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port "${text}" is not a port`);
  return port;
}

export function readDiffOptions(args: readonly string[]): { old: string; now: string; all: boolean } {
  const files = args.filter((arg) => !arg.startsWith("--"));
  const { all } = parsed(
    args.filter((arg) => arg.startsWith("--")),
    { all: { type: "boolean", default: false } },
  );
  const [old, now] = files;
  if (old === undefined || now === undefined || files.length > 2)
    throw new UsageError("diff takes two files: the old contract, then the new one");
  return { old, now, all };
}

export interface ProxyOptions {
  readonly target: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly out: string;
  readonly contract: string | null;
  readonly profile: string | null;
  /** Folder of a built web app, for servers without pages. */
  readonly web: string | null;
}

export function readProxyOptions(args: readonly string[]): ProxyOptions {
  const { target, port, out, contract, profile, web } = parsed(args, {
    target: { type: "string" },
    port: { type: "string", default: "4030" },
    out: { type: "string", default: "contract-report" },
    contract: { type: "string" },
    profile: { type: "string" },
    web: { type: "string" },
  });
  return {
    target: addressOf(target, "--target").href.replace(/\/$/, ""),
    port: portOf(port),
    out,
    contract: contract ?? null,
    profile: profile ?? null,
    web: web ?? null,
  };
}

/**
 * Returns the control address of a world. `world` may be that address, `http://127.0.0.1:4010/__qa/worlds/mine`, or the
 * base address of the world's calls, `http://127.0.0.1:4010/w/mine/`. An address without a path means the default
 * world. Throws UsageError.
 */
function controlAddress(world: string | undefined): string {
  const { origin, pathname } = addressOf(world, "--world");
  if (pathname === "/") return `${origin}/__qa/worlds/default`;
  const id = /^\/(?:w|__qa\/worlds)\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (id === undefined)
    throw new UsageError(`--world "${world}" is not a world of the mock server, such as --world ${origin}/w/mine/`);
  return `${origin}/__qa/worlds/${id}`;
}

export function readStatesOptions(args: readonly string[]): { readonly world: string; readonly port: number } {
  const { world, port } = parsed(args, { world: { type: "string" }, port: { type: "string", default: "4020" } });
  return { world: controlAddress(world), port: portOf(port) };
}

/**
 * Reads the options of `selftest`: the address of a mock server with its control API, and whether to look for all known
 * faults instead of a sample.
 */
export function readSelftestOptions(args: readonly string[]): { readonly server: string; readonly all: boolean } {
  const { server, all } = parsed(args, { server: { type: "string" }, all: { type: "boolean", default: false } });
  return { server: addressOf(server, "--server").href.replace(/\/$/, ""), all };
}
