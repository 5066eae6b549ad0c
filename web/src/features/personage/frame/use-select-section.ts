import { useQueryClient } from "@tanstack/react-query";
import { getAssetsQuery } from "#api/user.ts";
import type { SectionName } from "#lib/personage-sections.ts";
import { amendUserinfo, readUserinfo } from "#state/session.ts";

/**
 * Returns the side effects of choosing a section: clears the trading-password dialog flag (rule B7), and refetches the
 * assets if they are the chosen section.
 */
export function useSelectSection(name: SectionName): () => void {
  const queryClient = useQueryClient();
  return () => {
    if (readUserinfo()?.tradingDialog) amendUserinfo({ tradingDialog: false });
    if (name === "assets") void queryClient.invalidateQueries({ queryKey: getAssetsQuery().queryKey });
  };
}
