import { msg } from "@lingui/core/macro";

/**
 * Heading and introduction of pages whose largest element is one of these texts: load-code.ts shows them before the
 * code has loaded. page-headings.spec.ts checks that the pages have the same texts.
 */
export const PAGE_HEADINGS = {
  product: [
    msg`Products`,
    msg`Mining capacity and quantitative strategies. Compare rates and terms, and take your time.`,
  ],
  news: [msg`News`, msg`Reports from our sites, changes to our service, and how mining works.`],
  login: [msg`Log in`, msg`Enter your email address, mobile number or username, and your password.`],
} as const;
