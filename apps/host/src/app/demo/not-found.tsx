export default function DemoNotFound() {
  return (
    <>
      <h1>We can’t find that page</h1>
      <p>
        The demo sites are listed on <a href="/">the first page</a>.
      </p>
    </>
  );
}
