import type { Template } from "#demo/api/calls.ts";

export type ExampleRecord = Template<"Example">;
