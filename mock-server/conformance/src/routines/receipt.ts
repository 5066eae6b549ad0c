/** A small image that servers accept as a receipt; the sequences use the same file. */
export const RECEIPT = new URL("../flows/receipt.png", import.meta.url);
