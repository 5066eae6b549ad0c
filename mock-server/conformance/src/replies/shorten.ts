/** A value as shown in a report, truncated. */
export const shortJson = (value: unknown, length = 120): string => {
  const text = typeof value === "string" ? JSON.stringify(value) : (JSON.stringify(value) ?? "nothing");
  return text.length > length ? `${text.slice(0, length)}…` : text;
};
