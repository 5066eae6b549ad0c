// Loads icons that are not built in from a provider with Iconify's API: `{host}/{prefix}.json?icons=a,b`.
import { isIconProviderOn } from "#back-office/stores/icon-provider.ts";

/** The provider's hosts: the second and third are fallbacks. */
export const ICON_HOSTS = [
  "https://api.iconify.design",
  "https://api.simplesvg.com",
  "https://api.unisvg.com",
] as const;
const HOST_WAIT_MS = 5_000;

/** A drawing: paths within a view box. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
}

const known = new Map<string, Promise<Drawing | null>>();

/** Loads the drawing of an icon such as "ep:lock", once; null if it cannot be loaded or the provider is turned off. */
export function loadDrawing(
  name: string,
  ask: typeof fetch = fetch,
  asked = isIconProviderOn(),
): Promise<Drawing | null> {
  if (!asked || !/^[\w-]+:[\w-]+$/.test(name)) return Promise.resolve(null);
  const found = known.get(name) ?? fromHosts(name, ask);
  known.set(name, found);
  return found;
}

async function fromHosts(name: string, ask: typeof fetch): Promise<Drawing | null> {
  const [prefix = "", icon = ""] = name.split(":");
  for (const host of ICON_HOSTS) {
    try {
      const reply = await ask(`${host}/${prefix}.json?icons=${icon}`, {
        signal: AbortSignal.timeout(HOST_WAIT_MS),
        referrerPolicy: "no-referrer",
        credentials: "omit",
      });
      if (reply.ok) return drawingOf(await reply.json(), icon);
    } catch {
      // Try the next host.
    }
  }
  return null;
}

/** Extracts only the outlines of the paths from the provider's markup, so that nothing harmful reaches the page. */
export function drawingOf(set: unknown, icon: string): Drawing | null {
  const { icons, width, height } = fields(set);
  const drawing = fields(fields(icons)[icon]);
  const body = drawing["body"];
  if (typeof body !== "string") return null;
  const paths = [...body.matchAll(/<path\b[^>]*?\sd="([\d\s.,a-zA-Z+-]*)"/g)].map(([, d = ""]) => d);
  const size = (own: unknown, shared: unknown): number => [own, shared].find((one) => typeof one === "number") ?? 16;
  return paths.length === 0
    ? null
    : { paths, width: size(drawing["width"], width), height: size(drawing["height"], height) };
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
