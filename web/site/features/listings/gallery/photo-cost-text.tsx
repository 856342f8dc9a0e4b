/** Below the photos; in a single column below the price, the title and the actions too. */
export const PhotoCostText = ({ children }: { children: string }) => (
  <p className="mt-2 text-1 text-ink2 print:hidden">{children}</p>
);
