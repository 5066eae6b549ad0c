/** The sign-up URL with this invite code (rule M4), based on the current page without its parameters. */
export function inviteLink(inviteCode: string, page: string = document.baseURI): string {
  const link = new URL(page);
  link.search = "";
  link.hash = `/signIn?${new URLSearchParams({ inviteCode }).toString()}`;
  return link.href;
}

/**
 * The text to share. Always Japanese, with the campaign's fixed wording of 50 yen per person and 50,000 yen at most
 * (rule C5). Actual rewards come from the server.
 */
export const shareText = (link: string): string =>
  `Hashgroveに登録して、コンピューティングパワーへの投資を始めませんか。お友だちを1人招待するごとに50円、最大50,000円の報酬がもらえます。下のリンクから登録できます。\n${link}`;
