/** What a page says while its chunk is on its way. */
export function Loading() {
  return (
    <p className="wrap page loading" role="status">
      Loading...
    </p>
  );
}
