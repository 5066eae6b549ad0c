import { useQueryClient } from "@tanstack/react-query";
import { getAssetsQuery } from "#api/user.ts";
import type { SectionName } from "#lib/personage-sections.ts";
import { amendUserinfo, readUserinfo } from "#state/session.ts";

/**
 * Returns a function to call when the section is chosen. It clears the trading-password dialog flag (rule B7), and for
 * the assets also refetches them.
 */
export function useSelectSection(name: SectionName): () => void {
  const queryClient = useQueryClient();
  return () => {
    if (readUserinfo()?.tradingDialog) amendUserinfo({ tradingDialog: false });
    if (name === "assets") void queryClient.invalidateQueries({ queryKey: getAssetsQuery().queryKey });
  };
}
