import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ApiPath } from "#api/client.ts";
import { getMyFundsQuery } from "#api/orders.ts";
import { getAuditInfoQuery, getNewestFlowQuery } from "#api/user.ts";
import { getWalletStatusQuery } from "#api/wallet/bound-accounts.ts";
import { RECORD_TABS } from "#features/personage/wallet-record/record-tab.ts";
import { newestQuery } from "#features/personage/wallet-record/use-newest-records.ts";
import type { WalletType } from "#lib/chain/chain.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { keepLook, type Look, useLastLook } from "#state/seen-changes.ts";
import { readUserinfo } from "#state/session.ts";
import { newChangesAtom } from "#state/unseen-changes-count.ts";
import { changesOf, firstLook, isNew, lookAt, type AccountState } from "./changes.ts";

/** Polling interval while the page is visible. */
const POLL_INTERVAL_MS = 45_000;

/** Queries that a change of the account can make stale. */
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

/** The first read accepts cached data up to this age, because the open page has just fetched some of it. */
const FIRST_READ_MAX_AGE_MS = 5_000;

/**
 * Fetches through the sections' own queries, so that the notifications and the sections share the cache. Only the first
 * read uses cached data.
 */
const notificationsQuery = () =>
  queryOptions({
    queryKey: ["notifications"],
    queryFn: ({ client, queryKey }) => read(client, client.getQueryData(queryKey) !== undefined),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: "always",
    meta: { failures: "ignored" },
  });

async function read(client: QueryClient, fresh: boolean): Promise<AccountState> {
  const options = { meta: { failures: "ignored" }, staleTime: fresh ? 0 : FIRST_READ_MAX_AGE_MS } as const;
  const wallet = (type: WalletType) => client.fetchQuery({ ...getWalletStatusQuery(type), ...options });
  const [pages, income, holdings, identity, bank, TRC20, ERC20] = await Promise.all([
    Promise.all(RECORD_TABS.map((tab) => client.fetchQuery({ ...newestQuery(tab), ...options }))),
    client.fetchQuery({ ...getNewestFlowQuery("income", PAGE_SIZE), ...options }),
    client.fetchQuery({ ...getMyFundsQuery(), ...options }),
    client.fetchQuery({ ...getAuditInfoQuery(), ...options }),
    wallet("bank"),
    wallet("TRC20"),
    wallet("ERC20"),
  ]);
  const records = RECORD_TABS.flatMap((tab, index) => pages[index]?.records.map((record) => ({ tab, record })) ?? []);
  return { records, income, holdings, identity, wallets: { bank, TRC20, ERC20 } };
}

/**
 * The changes of the member's account. While `open`, they count as seen. A detected change also refetches the queries
 * of the open page.
 */
export function useNotifications(open: boolean) {
  const session = readUserinfo();
  const memberId = session?.id ?? 0;
  const client = useQueryClient();
  const setCount = useSetAtom(newChangesAtom);
  const query = useQuery(notificationsQuery());
  const account = query.data;
  const kept = useLastLook(memberId);
  const [previousLogin] = useState(() => (session?.prevtime ? epochFromTokyo(session.prevtime) : null));
  const look = useMemo(
    () => kept ?? (account ? firstLook(account, previousLogin) : null),
    [kept, account, previousLogin],
  );

  // Refetches when the list opens. `checked` becomes true afterwards: only then may the list say that it is empty.
  const { refetch } = query;
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    let closed = false;
    const check = async () => {
      await refetch();
      if (!closed) setChecked(true);
    };
    void check();
    return () => {
      closed = true;
      setChecked(false);
    };
  }, [open, refetch]);

  // The list keeps its "new" marks while it is open.
  const [opened, setOpened] = useState<Look | null>(null);
  if (open && opened === null && look !== null) setOpened(look);
  if (!open && opened !== null) setOpened(null);
  const marks = opened ?? look;
  const changes = useMemo(() => (account && marks ? changesOf(account, marks) : []), [account, marks]);
  const fresh = useMemo(() => changes.filter((change) => marks !== null && isNew(change, marks)), [changes, marks]);

  useEffect(() => {
    if (account === undefined || look === null) return;
    setCount(open ? 0 : fresh.length);
    // While the list is open, its changes count as seen. While it is closed, this only stores the result of
    // `firstLook`, once.
    const seen = open ? lookAt(changes, account, look) : look;
    if (JSON.stringify(seen) !== JSON.stringify(kept)) keepLook(memberId, seen);
  }, [open, account, look, kept, changes, fresh, memberId, setCount]);
  useEffect(() => () => setCount(0), [setCount]);

  const before = useRef(account);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== account;
    before.current = account;
    // Structural sharing keeps equal replies identical, so a new object means that the account changed.
    if (changed) for (const path of MEMBER_READS) void client.invalidateQueries({ queryKey: [path] });
  }, [account, client]);

  return { query, checked, changes, isFresh: (change: (typeof changes)[number]) => fresh.includes(change) };
}
