import type { Template } from "#back-office/api/calls.ts";

export type ExampleRecord = Template<"Example">;
