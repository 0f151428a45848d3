export default function DemoNotFound() {
  return (
    <>
      <h1>There is no page at this address</h1>
      <p>
        The demo sites are listed on <a href="/">the first page</a>.
      </p>
    </>
  );
}
