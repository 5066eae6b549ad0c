// Lighthouse has its own workspace member, so that only the page benchmark installs it.
import lighthouse from "lighthouse";

export interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number | undefined }>>;
  /** Scores from 0 to 1. */
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Measures a page with Lighthouse's defaults: mobile, simulated slow 4G. Throws if the page cannot be read. */
export async function report(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", disableStorageReset: true });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse, ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}
