/** Every post has the same two tags, and a post in a list shows all its changes: there is nothing to say below either. */
export default function BlogPostItemFooter() {
  return null;
}
