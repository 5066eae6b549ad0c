// Subset of Playwright's Page that the screen list uses; the page of e2e/webkit implements it too.

export type Role = "banner" | "button" | "cell" | "checkbox" | "dialog" | "listbox" | "radio" | "region" | "textbox";

export interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

export interface Finds {
  locator(selector: string): Part;
  getByRole(role: Role, options?: Named): Part;
}

/** A locator: finds its elements again for each action. Presses wait until the element exists. */
export interface Part extends Finds {
  filter(options: { readonly visible?: boolean }): Part;
  first(): Part;
  last(): Part;
  nth(index: number): Part;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  check(): Promise<void>;
  isVisible(): Promise<boolean>;
  waitFor(options?: { readonly state?: "attached" | "detached" | "visible" | "hidden" }): Promise<void>;
}

export interface Evaluates {
  evaluate<Result>(run: string | (() => Result | Promise<Result>)): Promise<Result>;
  evaluate<Result, Given>(run: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
}

export interface Stage extends Finds, Evaluates {
  goto(address: string): Promise<unknown>;
  waitForURL(url: RegExp): Promise<void>;
}
