// Tries in the sandbox of the picture decoder what a decoder that an attacker controls would try.
#pragma once

/// The error numbers of calls in the sandbox; 0 for those that succeed.
struct sandbox_probe {
    /// Opening a file in a folder without fonts and libraries for reading.
    int reading;
    /// Opening a file for writing.
    int writing;
    /// Deleting a file.
    int deleting;
    /// Creating a socket for the network, and for local connections.
    int internet_socket, local_socket;
    /// Executing a program.
    int executing;
    /// Starting a process.
    int forking;
    /// Sending a signal to the parent process.
    int signaling;
    /// Reading a file of the system, which fonts require.
    int reading_system;
};

/// Whether the kernel can restrict the files that a process reads (Linux 5.13 and later).
int sandbox_probe_restricts_reading(void);

/// Enters the sandbox in a child process, and performs the calls there with an existing file outside of the readable folders.
///
/// Returns 0 or an error number.
int sandbox_probe_run(const char *file, struct sandbox_probe *result);
