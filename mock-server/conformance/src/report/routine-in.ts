/** A case within a sequence belongs to the sequence: `S3 credited` to `S3`. */
export const routineIn = (name: string): string => /^(S\d+) \w+$/.exec(name)?.[1] ?? name;
