/** The named search parameters that are non-empty strings. */
export function pickStrings<Key extends string>(
  search: Record<string, unknown>,
  ...keys: Key[]
): { [K in Key]?: string } {
  const picked: { [K in Key]?: string } = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === "string" && value !== "") picked[key] = value;
  }
  return picked;
}
