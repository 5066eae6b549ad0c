/** An address or a TXID shortened to its ends ("THenozZ4…Gcri23"); a text of up to 18 characters in full. */
export const shortened = (text: string): string => (text.length > 18 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text);
