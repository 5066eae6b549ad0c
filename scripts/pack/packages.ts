// The packages compiled for other projects, and their contents.

export interface PackedPackage {
  readonly folder: string;
  /** Output name -> module relative to the folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** Files and folders relative to the root; `dist` keeps these paths. */
  readonly assets: readonly string[];
}

/** The contracts as YAML and, in .cache, parsed: parsing the YAML takes a second. */
const CONTRACTS = ["openapi.yaml", "mock-server/contract/qa.openapi.yaml", "mock-server/contract/.cache"];

export const PACKAGES: Readonly<Record<"contract" | "conformance" | "server", PackedPackage>> = {
  contract: {
    folder: "mock-server/contract",
    entries: { index: "src/index.ts" },
    assets: CONTRACTS,
  },
  conformance: {
    folder: "mock-server/conformance",
    entries: { index: "src/index.ts", "hashgrove-contract": "src/hashgrove-contract.ts" },
    assets: [
      ...CONTRACTS,
      "mock-server/conformance/src/cli/diff/redocly.yaml",
      "mock-server/conformance/src/flows/receipt.png",
      "mock-server/conformance/src/flows/workflows.arazzo.yaml",
      "mock-server/conformance/src/report/findings.schema.json",
    ],
  },
  server: {
    folder: "mock-server/server",
    entries: { index: "src/index.ts", "hashgrove-mock": "src/hashgrove-mock.ts" },
    assets: [
      ...CONTRACTS,
      "mock-server/server/media",
      "mock-server/server/pictures",
      "mock-server/server/src/scenarios/library",
      "mock-server/server/swagger-ui",
      "web/dist",
      "web/console/dist",
    ],
  },
};
