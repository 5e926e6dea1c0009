"""Nothing goes into somebody's own network: every address a name has is checked, however it is written."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.server.alerts.addresses import NOT_PUBLIC, checked, is_public, read
from meadhall.server.errors import Refused

LOCAL = (
    "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "100.100.100.200", "192.0.0.192", "198.18.0.1", "224.0.0.1", "239.255.255.250",
    "255.255.255.255", "168.63.129.16", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b:1::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "fec0::1", "ff02::1",
    "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1", "100::1", "2606:4700::1111%1", "nonsense", "",
)  # fmt: skip
PUBLIC = ("1.1.1.1", "8.8.8.8", "172.15.255.255", "172.32.0.1", "100.63.0.1", "2606:4700::1111", "64:ff9b::808:808")


@pytest.mark.parametrize("address", LOCAL)
def test_local_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@given(st.ip_addresses())
def test_what_is_public_is_so_for_the_standard_library_too(address: IPv4Address | IPv6Address) -> None:
    if is_public(str(address)) and address not in ip_network("64:ff9b::/96"):
        assert address.is_global
        assert not any((address.is_multicast, address.is_private, address.is_loopback, address.is_link_local))


@given(st.ip_addresses(v=4))
def test_a_short_address_within_a_long_one_is_as_public_as_alone(address: IPv4Address) -> None:
    for within in (f"::ffff:{address}", str(IPv6Address(int(IPv6Address("64:ff9b::")) + int(address)))):
        assert is_public(within) == is_public(str(address))
    for never in (f"2002:{int(address) >> 16:x}:{int(address) & 0xFFFF:x}::1", f"::{address}"):
        assert not is_public(never)


@given(st.sampled_from(NOT_PUBLIC), st.data())
def test_no_address_of_a_special_network_is_public(network: IPv4Network, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, network.num_addresses - 1))
    assert not is_public(str(ip_address(int(network.network_address) + offset)))


@given(st.lists(st.ip_addresses().map(str), min_size=1, max_size=4))
def test_one_address_that_is_not_public_spoils_all_of_a_name(found: list[str]) -> None:
    async def resolve(_: str, __: int) -> Sequence[str]:
        return found

    where = read("https://hooks.example/x")
    if all(is_public(one) for one in found):
        assert asyncio.run(checked(where, resolve)) == list(dict.fromkeys(found))
    else:
        with pytest.raises(Refused) as refused:
            asyncio.run(checked(where, resolve))
        assert refused.value.code == "alert/local"


@given(st.text(max_size=60))
def test_any_text_is_an_address_or_refused(text: str) -> None:
    for url in (text, f"https://{text}", f"https://example.org/{text}"):
        with contextlib.suppress(Refused):
            where = read(url)
            assert where.tls
            assert where.host
            assert not any(ord(letter) <= 32 for letter in where.path + where.named)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "alert/url"), ("example.org/x", "alert/url"), ("ftp://example.org/", "alert/url"),
        ("file:///etc/passwd", "alert/url"), ("https://", "alert/url"), ("https://exa mple.org/", "alert/url"),
        ("https://example.org/\r\nx: y", "alert/url"), ("https://[::1", "alert/url"), ("https://a:b/", "alert/url"),
        ("https://example.org:99999/", "alert/url"), ("http://example.org/", "alert/https"),
        ("https://me:secret@example.org/", "alert/password"), ("https://example.org@127.0.0.1/", "alert/password"),
        ("https://example.org:25/", "alert/port"), ("https://example.org:0/", "alert/port"),
        ("https://-x.org/", "alert/url"), ("https://münchen.example/", "alert/url"),
        ("https://x/" + "y" * 1000, "alert/url"),
    ],
)  # fmt: skip
def test_bad_addresses_are_refused(url: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read(url)
    assert refused.value.code == code


def test_an_address_is_taken_apart() -> None:
    where = read("https://Hooks.Example:8443/a/b?c=d#e")
    assert (where.host, where.port, where.path, where.origin) == (
        "hooks.example", 8443, "/a/b?c=d", "https://hooks.example:8443",
    )  # fmt: skip
    assert read("https://[2606:4700::1111]/").origin == "https://[2606:4700::1111]"
    assert read("http://192.168.1.5/x", local=True).port == 80
