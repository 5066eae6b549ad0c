import type { Draft } from "#domain/state.ts";
import { EMPTY_ROOT, openDraft, type Root } from "./root.ts";

/** A draft over a world, for tests of rules. */
export const testDraft = (root: Root = EMPTY_ROOT): Draft => openDraft(root).draft;
