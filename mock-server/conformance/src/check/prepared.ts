// A contract with what is compiled from it, which takes seconds: once a process for our own.
import { pathToFileURL } from "node:url";
import { type Contract, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation, type Validation } from "@hashgrove/contract/validation.ts";
import { type HeaderRules, headerRules } from "#judge/header-faults.ts";
import { UsageError } from "./options.ts";

export interface Prepared {
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

/** The contract in a file, with nothing compiled. Throws UsageError when the file is none. */
export const contractIn = (file: string): Contract => read(pathToFileURL(file));

function prepare(file: URL): Prepared {
  const contract = read(file);
  return { contract, validation: createValidation(contract), headers: headerRules(contract) };
}

let own: Prepared | null = null;

/** The contract that a run is about; null for our own. Throws UsageError when the file is none. */
export function preparedContract(file: string | null): Prepared {
  if (file !== null) return prepare(pathToFileURL(file));
  own ??= prepare(PRODUCT_CONTRACT);
  return own;
}
