/**
 * Copies a text that is still being made. Passes a promise to the clipboard, because Safari allows the call only within
 * the click; browsers without ClipboardItem wait for the text instead.
 */
export async function copyPromisedText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((made) => new Blob([made], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
