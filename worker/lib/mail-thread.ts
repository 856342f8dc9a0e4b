/**
 * Returns the headers by which mail apps show all mails about one enquiry as one conversation, also a mail that is sent
 * again because the worker stopped before it recorded the first one. Cloudflare sets the Message-ID itself.
 */
export const mailThread = (enquiryId: string, origin: string): { headers: { References: string } } => ({
  headers: { References: `<${enquiryId}@${new URL(origin).hostname}>` },
});
