/**
 * Copies a text that is still being made. Safari requires the clipboard call within the click, with a promise; browsers
 * without promise support wait for the text.
 */
export async function copyPromisedText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((made) => new Blob([made], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
