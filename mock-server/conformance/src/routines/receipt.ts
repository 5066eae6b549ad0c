/** A small image that every server takes as a receipt; it is beside the sequences, which name it, too. */
export const RECEIPT = new URL("../flows/receipt.png", import.meta.url);
