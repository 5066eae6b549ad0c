import type { Draft } from "#domain/state.ts";
import { EMPTY_ROOT, openDraft, type Root } from "./root.ts";

export const testDraft = (root: Root = EMPTY_ROOT): Draft => openDraft(root).draft;
