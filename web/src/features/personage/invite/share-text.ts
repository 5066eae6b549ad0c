/** The address that registers a person under this code (rule M4), of the page as it stands. */
export function inviteLink(inviteCode: string, page: string = document.baseURI): string {
  const link = new URL(page);
  link.hash = `/signIn?${new URLSearchParams({ inviteCode }).toString()}`;
  return link.href;
}

/**
 * What is copied for a friend. Japanese whatever the language of the page, and its figures are wording of the campaign:
 * 50 yen a person, 50,000 yen at most (rule C5). What is really paid comes from the server.
 */
export const shareText = (link: string): string =>
  `Hashgroveに登録して、コンピューティングパワーへの投資を始めませんか。お友だちを1人招待するごとに50円、最大50,000円の報酬がもらえます。下のリンクから登録できます。\n${link}`;
