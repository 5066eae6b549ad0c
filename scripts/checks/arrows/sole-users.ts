// Some libraries are to be replaced one day (docs/decisions/0092). Checks that only the files listed here import them.

const SOLE_USERS: Readonly<Record<string, readonly string[]>> = {
  "openapi-fetch": [
    "mock-server/contract/examples/client.ts",
    "web/src/api/client.ts",
    "web/src/back-office/api/client.ts",
    "web/src/console/api/client.ts",
  ],
  "openapi-typescript": ["scripts/generate.ts"],
};

/** A sentence for each restricted library that a file imports without being listed for it. */
export const soleUserFaults = (file: string, text: string): string[] =>
  Object.entries(SOLE_USERS).flatMap(([library, users]) =>
    !users.includes(file) && new RegExp(`(from|import|import\\() *"${library}["/]`).test(text)
      ? [`${file}: only ${users.join(", ")} may import ${library}`]
      : [],
  );
