/** A second browser engine, and how the tests drive it. */
export interface ChosenEngine {
  /** Playwright's own build, driven as Chromium is; else the machine's browser, driven as e2e/README.md describes. */
  readonly own: boolean;
  /** The machine's browser or driver; null for Playwright's own, which it finds itself. */
  readonly path: string | null;
}

/** Where an engine may come from. `installed` is asked again after each attempt to bring one. */
export interface EngineSources {
  /** The browser that the environment names; undefined if it names none. */
  readonly named: string | undefined;
  /** Whether Playwright's own is installed and starts: without the system's libraries it does not. */
  ownStarts(): boolean;
  /** Tries to download Playwright's own. */
  fetchOwn(): void;
  /** The machine's, with everything that the tests need to drive it. */
  ofMachine(): string | undefined;
  /** Tries to install that. */
  installOnMachine(): void;
}

/**
 * The named browser, else Playwright's own, which is downloaded if it can be, else the machine's; undefined if there is
 * none and none can be brought.
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

/** Which engines beside Chromium `npm test` needs: `all`, or those that are there. */
export const ENGINE_CHOICES = ["all", "found"] as const;
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** What the absence of an engine is: a failure, or a remark for the last line. */
export const absence = (name: string, choice: EngineChoice): { readonly failure?: string; readonly remark?: string } =>
  choice === "all"
    ? { failure: `[${name}] not installed, and --engines all asks for it: node scripts/run.mjs browser --with-deps` }
    : { remark: `${name} not installed` };
