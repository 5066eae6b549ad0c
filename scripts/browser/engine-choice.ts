/** A second browser engine, and how the tests drive it. */
export interface ChosenEngine {
  /**
   * True for Playwright's own build, driven like Chromium; false for the machine's browser, driven as e2e/README.md
   * describes.
   */
  readonly own: boolean;
  /** Path of the machine's browser or driver; null for Playwright's own build. */
  readonly path: string | null;
}

/** Possible sources of an engine. `ownStarts` and `ofMachine` are called again after an install attempt. */
export interface EngineSources {
  /** The browser named by the environment, if any. */
  readonly named: string | undefined;
  /** Whether Playwright's own build is installed and starts; it needs system libraries. */
  ownStarts(): boolean;
  /** Tries to download Playwright's own build. */
  fetchOwn(): void;
  /** Path of the machine's browser; undefined if it or something that the tests need to drive it is missing. */
  ofMachine(): string | undefined;
  /** Tries to install the machine's browser, with everything that the tests need to drive it. */
  installOnMachine(): void;
}

/**
 * Chooses the named browser, else Playwright's own build (downloaded if possible), else the machine's; undefined if
 * none is available.
 */
export function chooseEngine(sources: EngineSources): ChosenEngine | undefined {
  if (sources.named !== undefined) return { own: false, path: sources.named };
  if (sources.ownStarts()) return { own: true, path: null };
  sources.fetchOwn();
  if (sources.ownStarts()) return { own: true, path: null };
  const found = sources.ofMachine();
  if (found !== undefined) return { own: false, path: found };
  sources.installOnMachine();
  const installed = sources.ofMachine();
  return installed === undefined ? undefined : { own: false, path: installed };
}

/** Option of `npm test`: `all` fails if Firefox or WebKit is missing; `found` tests those that are available. */
export const ENGINE_CHOICES = ["all", "found"] as const;
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** How `npm test` reports a missing engine: as a failure, or as a remark in its last line. */
export const absence = (name: string, choice: EngineChoice): { readonly failure?: string; readonly remark?: string } =>
  choice === "all"
    ? { failure: `[${name}] not installed, and --engines all asks for it: node scripts/run.mjs browser --with-deps` }
    : { remark: `${name} not installed` };
