// The types of Lighthouse that report.ts uses, so that it compiles without Lighthouse installed.
declare module "lighthouse" {
  interface Flags {
    readonly port: number;
    readonly output: "json";
    readonly logLevel: "error";
    readonly disableStorageReset: boolean;
  }
  interface Result {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string } | undefined;
      readonly audits: Readonly<Record<string, { readonly numericValue?: number | undefined }>>;
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    };
  }
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}
