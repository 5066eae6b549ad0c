// Public API of the package. Modules in this workspace import each other directly.
export { type Call, type CallBody, type Contract, type Envelope, type JsonSchema, readContract } from "./contract.ts";
export { type OpenApiDocument, PRODUCT_CONTRACT, QA_CONTRACT } from "./document.ts";
export { type ContractRule, rulesOf } from "./rules.ts";
export { createValidation, type Validation, type ValidationOptions, type Violation } from "./validation.ts";
export type { components, operations, paths } from "./openapi.gen.d.ts";
