// A contract with its compiled validators. Compiling takes seconds, so the built-in contract is compiled once per
// process.
import { pathToFileURL } from "node:url";
import { type Contract, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation, type Validation } from "@hashgrove/contract/validation.ts";
import { type HeaderRules, headerRules } from "#replies/header-faults.ts";
import { UsageError } from "./check-options.ts";

export interface LoadedContract {
  readonly contract: Contract;
  readonly validation: Validation;
  readonly headers: HeaderRules;
}

function read(file: URL): Contract {
  try {
    return readContract(file);
  } catch (error) {
    throw new UsageError(`the contract cannot be read: ${(error as Error).message}`);
  }
}

/** Reads a contract file without compiling it. Throws UsageError if it is not a contract. */
export const readContractFile = (file: string): Contract => read(pathToFileURL(file));

function prepare(file: URL): LoadedContract {
  const contract = read(file);
  return { contract, validation: createValidation(contract), headers: headerRules(contract) };
}

let own: LoadedContract | null = null;

/** The contract of a run; null for the built-in one. Throws UsageError if the file is not a contract. */
export function loadContract(file: string | null): LoadedContract {
  if (file !== null) return prepare(pathToFileURL(file));
  own ??= prepare(PRODUCT_CONTRACT);
  return own;
}
