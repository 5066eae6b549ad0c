import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ApiPath } from "#api/client.ts";
import { getMyFundsQuery } from "#api/orders.ts";
import { getAuditInfoQuery, getNewestFlowQuery } from "#api/user.ts";
import { getWalletStatusQuery } from "#api/wallet.ts";
import { RECORD_TABS } from "#features/personage/lists/record-tab.ts";
import { newestQuery } from "#features/personage/lists/use-newest-records.ts";
import { epochFromTokyo } from "#lib/tokyo-time.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
import { keepLook, type Look, useLastLook } from "#state/last-look.ts";
import { newChangesAtom } from "#state/new-changes.ts";
import { readUserinfo } from "#state/session.ts";
import { changesOf, firstLook, isNew, lookAt, type Told } from "./changes.ts";

/** Polling interval while the page is visible. */
const LOOK_AGAIN_MS = 45_000;

/** Queries that can show a change. */
const MEMBER_READS = [
  "/api/wallet/index",
  "/api/wallet/getBalance",
  "/api/wallet/getWalletStatus",
  "/api/user/getAssets",
  "/api/user/getCapitalFlow",
  "/api/user/getAuditInfo",
  "/api/orders/getMyFunds",
  "/api/orders/getAssetsList",
] as const satisfies readonly ApiPath[];

/** Uses the sections' own queries: cached data on the first read, fresh data on every later one. */
const activityQuery = () =>
  queryOptions({
    queryKey: ["activity"],
    queryFn: ({ client, queryKey }) => read(client, client.getQueryData(queryKey) !== undefined),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
    meta: { failures: "ignored" },
  });

async function read(client: QueryClient, anew: boolean): Promise<Told> {
  const how = { meta: { failures: "ignored" }, ...(anew && { staleTime: 0 }) } as const;
  const wallet = (type: "bank" | "TRC20" | "ERC20") => client.fetchQuery({ ...getWalletStatusQuery(type), ...how });
  const [pages, income, holdings, identity, bank, TRC20, ERC20] = await Promise.all([
    Promise.all(RECORD_TABS.map((tab) => client.fetchQuery({ ...newestQuery(tab), ...how }))),
    client.fetchQuery({ ...getNewestFlowQuery("income", PAGE_SIZE), ...how }),
    client.fetchQuery({ ...getMyFundsQuery(), ...how }),
    client.fetchQuery({ ...getAuditInfoQuery(), ...how }),
    wallet("bank"),
    wallet("TRC20"),
    wallet("ERC20"),
  ]);
  const records = RECORD_TABS.flatMap((tab, index) => pages[index]?.records.map((record) => ({ tab, record })) ?? []);
  return { records, income, holdings, identity, wallets: { bank, TRC20, ERC20 } };
}

/** The member's changes since their last look (now, once `open`); refetches what other open pages show. */
export function useActivity(open: boolean) {
  const session = readUserinfo();
  const memberId = session?.id ?? 0;
  const client = useQueryClient();
  const setCount = useSetAtom(newChangesAtom);
  const query = useQuery(activityQuery());
  const told = query.data;
  const kept = useLastLook(memberId);
  const [previousLogin] = useState(() => (session?.prevtime ? epochFromTokyo(session.prevtime) : null));
  const look = useMemo(() => kept ?? (told ? firstLook(told, previousLogin) : null), [kept, told, previousLogin]);

  // The list keeps its "new" marks while it is open.
  const [opened, setOpened] = useState<Look | null>(null);
  if (open && opened === null && look !== null) setOpened(look);
  if (!open && opened !== null) setOpened(null);
  const marks = opened ?? look;
  const changes = useMemo(() => (told && marks ? changesOf(told, marks) : []), [told, marks]);
  const fresh = useMemo(() => changes.filter((change) => marks !== null && isNew(change, marks)), [changes, marks]);

  useEffect(() => {
    if (told === undefined || look === null) return;
    setCount(open ? 0 : fresh.length);
    // Without a stored look, everything so far counts as seen.
    const seen = open ? lookAt(changes, told, look) : look;
    if (JSON.stringify(seen) !== JSON.stringify(kept)) keepLook(memberId, seen);
  }, [open, told, look, kept, changes, fresh, memberId, setCount]);
  useEffect(() => () => setCount(0), [setCount]);

  const before = useRef(told);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== told;
    before.current = told;
    // Structural sharing keeps equal replies identical, so this means that the account changed.
    if (changed) for (const path of MEMBER_READS) void client.invalidateQueries({ queryKey: [path] });
  }, [told, client]);

  return { query, changes, isFresh: (change: (typeof changes)[number]) => fresh.includes(change) };
}
