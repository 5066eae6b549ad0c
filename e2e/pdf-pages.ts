import { extractText } from "unpdf";

/** Kangxi radicals: fonts map some Japanese characters to these look-alikes. */
const RADICAL = /[\u2F00-\u2FD5]/g;

/** Text of each page of a printed PDF in drawing order: margins first. */
export async function pdfPages(file: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: false });
  return text.map((page) => page.replaceAll(RADICAL, (radical) => radical.normalize("NFKC")));
}
