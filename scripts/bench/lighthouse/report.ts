// Lighthouse, in a workspace member of its own, so that only the benchmark of pages installs it.
import lighthouse from "lighthouse";

export interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number | undefined }>>;
  /** Scores from 0 to 1. */
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Measures a page as Lighthouse does by default: mobile, with a simulated slow 4G. Throws when the page cannot be read. */
export async function report(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", disableStorageReset: true });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse, ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}
