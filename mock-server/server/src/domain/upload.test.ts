import { describe, expect, test } from "vitest";
import { asEpochMs } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { keepUpload, MEMBER_QUOTA, WORLD_QUOTA } from "./upload.ts";

const now = asEpochMs(0);
const file = (memberId: number, nth: number, bytes = 1) => ({
  path: `/uploads/${memberId}-${nth}.pdf`,
  memberId,
  type: "application/pdf",
  bytes,
  originalName: "a.pdf",
});
const REFUSED = { ok: false, reason: "too-many-uploads", field: "file" };

describe("a file is kept", () => {
  test("until the member reaches the storage limit, which does not affect other members", () => {
    const draft = testDraft();
    for (let nth = 0; nth < MEMBER_QUOTA.files; nth += 1) draft.uploads.put(`${nth}`, { ...file(1, nth), at: now });
    expect(keepUpload(draft, file(1, -1), now)).toMatchObject(REFUSED);
    expect(draft.uploads.size).toBe(MEMBER_QUOTA.files);
    expect(keepUpload(draft, file(2, 0), now).ok).toBe(true);
  });

  test("up to exactly the bytes that a member may store", () => {
    const draft = testDraft();
    draft.uploads.put("large", { ...file(1, 0, MEMBER_QUOTA.bytes - 10), at: now });
    expect(keepUpload(draft, file(1, 1, 11), now)).toMatchObject(REFUSED);
    expect(keepUpload(draft, file(1, 1, 10), now).ok).toBe(true);
  });

  test("until all members together reach the storage limit", () => {
    const draft = testDraft();
    for (let nth = 0; nth < WORLD_QUOTA.bytes / MEMBER_QUOTA.bytes; nth += 1)
      draft.uploads.put(`${nth}`, { ...file(nth + 1, 0, MEMBER_QUOTA.bytes), at: now });
    expect(keepUpload(draft, file(99, 0), now)).toMatchObject(REFUSED);
  });
});
