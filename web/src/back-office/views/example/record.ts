import type { Wire } from "#back-office/api/calls.ts";

export type ExampleRecord = Wire<"Example">;
