import { extractText } from "unpdf";

/** Text of each page of a printed PDF in drawing order: margins first. */
export async function pdfPages(file: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: false });
  return text;
}
