import { beforeEach, describe, expect, test } from "vitest";
import { createItems } from "./browser-storage.ts";

/** A storage that can fail in the two ways in which browsers do: `full` and `forbidden`. */
class Place implements Storage {
  #items = new Map<string, string>();
  broken: "" | "full" | "forbidden" = "";
  [name: string]: unknown;
  get length(): number {
    return this.#items.size;
  }
  #enter(): void {
    if (this.broken === "forbidden") throw new DOMException("", "SecurityError");
  }
  getItem(key: string): string | null {
    this.#enter();
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#enter();
    if (this.broken === "full") throw new DOMException("", "QuotaExceededError");
    this.#items.set(key, value);
    this[key] = value;
  }
  removeItem(key: string): void {
    this.#enter();
    this.#items.delete(key);
    delete this[key];
  }
  clear(): void {
    this.#items.clear();
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
}

let [long, short] = [new Place(), new Place()];
const items = () =>
  createItems(
    () => long,
    () => short,
  );
beforeEach(() => {
  [long, short] = [new Place(), new Place()];
});

test("stores a value only in the first storage that accepts it", () => {
  short.setItem("a", "older");
  const kept = items();
  kept.write("a", "1");
  expect([long.getItem("a"), short.getItem("a")]).toEqual(["1", null]);
  expect(kept.read("a")).toBe("1");
});

describe.each(["full", "forbidden"] as const)("when the first storage is %s", (broken) => {
  test("the second stores the value, also for the next page of the tab", () => {
    long.setItem("a", "older");
    long.broken = broken;
    items().write("a", "1");
    const next = items();
    expect(next.read("a")).toBe("1");
    next.remove("a");
    expect(next.read("a")).toBeNull();
  });

  test("if that fails too, the page itself keeps the value, and deletes it", () => {
    long.setItem("a", "older");
    [long.broken, short.broken] = [broken, broken];
    const kept = items();
    kept.write("a", "1");
    expect(kept.read("a")).toBe("1");
    kept.remove("a");
    expect(kept.read("a")).toBeNull();
  });
});

test("ignores an older value that no storage can delete", () => {
  long.setItem("a", "older");
  const kept = items();
  long.broken = "forbidden";
  kept.remove("a");
  long.broken = "";
  expect(kept.read("a")).toBeNull();
});

test("lists the keys of all storages", () => {
  const kept = items();
  kept.write("x:1", "1");
  long.broken = "full";
  kept.write("x:2", "2");
  short.broken = "full";
  kept.write("x:3", "3");
  kept.write("y", "4");
  for (const key of kept.keys()) if (key.startsWith("x:")) kept.remove(key);
  expect(["x:1", "x:2", "x:3", "y"].map((key) => kept.read(key))).toEqual([null, null, null, "4"]);
});
