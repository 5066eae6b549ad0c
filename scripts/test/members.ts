/** Folders of the packages' unit tests. */
export const FOLDERS = {
  scripts: "scripts",
  contract: "mock-server/contract",
  conformance: "mock-server/conformance",
  server: "mock-server/server",
  web: "web",
} as const;
export type Member = keyof typeof FOLDERS;
export const MEMBERS = Object.keys(FOLDERS) as Member[];
