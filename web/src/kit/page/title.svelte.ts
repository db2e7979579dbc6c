/** The name of the document, kept right while the page lives. */
export function named(title: () => string): void {
  $effect(() => {
    const name = title();
    document.title = name && name !== 'Tablée' ? `${name} · Tablée` : 'Tablée';
  });
}
