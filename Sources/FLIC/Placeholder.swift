// FLIC
