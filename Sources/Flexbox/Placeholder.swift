// Flexbox
