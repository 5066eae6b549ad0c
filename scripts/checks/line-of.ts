/** Line number of a position in a text, from 1. */
export const lineOf = (text: string, position: number): number => text.slice(0, position).split("\n").length;
