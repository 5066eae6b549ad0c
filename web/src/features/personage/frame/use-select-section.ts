import { useQueryClient } from "@tanstack/react-query";
import { getAssetsQuery } from "#api/user.ts";
import type { SectionName } from "#lib/sections.ts";
import { amendUserinfo, readUserinfo } from "#state/session.ts";

/** What choosing a section does besides going there: it gives up the trading-password dialog (rule B7), and account assets are read anew. */
export function useSelectSection(name: SectionName): () => void {
  const queryClient = useQueryClient();
  return () => {
    if (readUserinfo()?.tradingDialog) amendUserinfo({ tradingDialog: false });
    if (name === "assets") void queryClient.invalidateQueries({ queryKey: getAssetsQuery().queryKey });
  };
}
