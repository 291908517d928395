#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include "internal.h"

/// Space for one descriptor sent with a message, with the alignment that its header requires.
union control {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
};

int picture_message_send(int socket, const void *message, size_t length, int file) {
    struct iovec part = {.iov_base = (void *)message, .iov_len = length};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1};
    union control control = {0};
    if (file >= 0) {
        header.msg_control = &control;
        header.msg_controllen = sizeof control;
        struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(sizeof file);
        memcpy(CMSG_DATA(rights), &file, sizeof file);
    }
    ssize_t sent;
    do sent = sendmsg(socket, &header, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    if (sent < 0) return errno;
    return (size_t)sent == length ? 0 : EPIPE;
}

int picture_message_receive(int socket, void *message, size_t length, int *file) {
    struct iovec part = {.iov_base = message, .iov_len = length};
    union control control = {0};
    struct msghdr header = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    *file = -1;
    ssize_t received;
    do received = recvmsg(socket, &header, MSG_CMSG_CLOEXEC);
    while (received < 0 && errno == EINTR);
    if (received < 0) return errno;
    struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
    if (rights && rights->cmsg_level == SOL_SOCKET && rights->cmsg_type == SCM_RIGHTS
        && rights->cmsg_len == CMSG_LEN(sizeof *file)) {
        memcpy(file, CMSG_DATA(rights), sizeof *file);
    }
    if ((size_t)received == length && !(header.msg_flags & (MSG_TRUNC | MSG_CTRUNC))) return 0;
    if (*file >= 0) close(*file);
    *file = -1;
    return EPIPE;
}
